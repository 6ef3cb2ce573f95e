export type Slots = 'root';
export const ink = 'teal';
