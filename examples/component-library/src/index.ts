export { Badge } from './Badge.js';
export { Button } from './Button.js';
