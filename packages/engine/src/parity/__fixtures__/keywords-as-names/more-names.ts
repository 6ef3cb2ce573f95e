const order = 1;
export { order as new };
export { class as default, function as void } from './names';
