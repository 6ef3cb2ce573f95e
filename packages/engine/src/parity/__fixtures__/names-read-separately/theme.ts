export class Theme {
  color = 'red';
}
export const theme = new Theme();
export const medium = { width: '8px' };
export const sizes = [medium];
export const KEY = Symbol('key');
export const counts: string[] = [];
export const add = (name: string) => counts.push(name);
export const unread = 'unread';
