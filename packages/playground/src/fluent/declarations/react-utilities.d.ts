// What the playground has of @fluentui/react-utilities: a type that style files take.
/** The names of classes of a component's slots. */
export type SlotClassNames<Slots> = { [SlotName in keyof Slots]-?: string };
