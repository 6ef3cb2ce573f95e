/** An identifier in code, and what an editor shows over it. */
export interface TypeRange {
  from: number;
  to: number;
  /** `const useClasses: () => Record<"root", string>`; it may have several lines. */
  text: string;
}
