module.exports = {
  color: 'red',
  'margin-top': '4px',
  margin: '4px',
  get padding() {
    return '4px';
  },
};
