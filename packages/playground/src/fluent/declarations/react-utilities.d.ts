// The supported part of @fluentui/react-utilities: a type that style files use.
/** The class names of a component's slots. */
export type SlotClassNames<Slots> = { [SlotName in keyof Slots]-?: string };
