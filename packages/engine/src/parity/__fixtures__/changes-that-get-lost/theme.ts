export const list: string[] = ['red'];
export const theme = { paper: 'ivory' };
export function paint(): void {
  theme.paper = 'white';
}

export let wash = 'ivory';
wash = 'white';
