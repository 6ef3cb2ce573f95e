export function spacing(count: number): string {
  return `${String(count * spacing.unit)}px`;
}

// eslint-disable-next-line @typescript-eslint/no-namespace -- what this fixture is about
export namespace spacing {
  export const unit = 4;
  export const none = '0';
}
