/** What the reader's browser makes of CSS. Names of properties are those of CSS: `padding-left`. */
export interface CSSSupport {
  knowsProperty(name: string): boolean;
  takesValue(name: string, value: string): boolean;
  /** Of one selector, no list. */
  readsSelector(selector: string): boolean;
  /** Whether it can tell if the query holds; it cannot where a feature or its value is no such thing. */
  readsMediaQuery(query: string): boolean;
  /** The same of the condition of `@supports`. */
  readsSupportsCondition(condition: string): boolean;
}
