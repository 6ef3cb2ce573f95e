export function rem(px: number): string {
  return `${px / 16}rem`;
}
export function px(n: number): string {
  return `${n}px`;
}
export function twice(n: number): number {
  const double = n * 2;
  return double;
}
export function double(n: number): string {
  return px(twice(n));
}
const list = [1].map((block) => {
  if (block > 0) {
    const block = 2;
    for (const order of [block]) return order;
  }
  return 0;
});
export function order(): number {
  return list[0] ?? 0;
}
const late = 4;
export { late };
export const theme = { space: (n: number) => n * 4 };
function space(n: number): string {
  return `${n}px`;
}
export { space as pad };
