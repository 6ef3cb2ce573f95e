Object.defineProperty(exports, '__esModule', { value: true });
exports.color = 'red';
const margin = (exports.margin = '4px');
Object.defineProperty(exports, 'padding', { value: margin });
exports['width'] = exports.color === 'red' ? '8px' : '12px';
const key = 'height';
exports[key] = '16px';
