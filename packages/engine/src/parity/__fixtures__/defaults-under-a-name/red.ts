export default 'red';
