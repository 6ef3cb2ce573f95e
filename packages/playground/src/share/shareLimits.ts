/** How large shared code may be. More is refused, both when a link is made and when it is opened. */
export const shareLimits = {
  /** Files. */
  files: 20,
  /** Bytes of the code as JSON, before it is compressed: about 4,000 lines. */
  bytes: 200_000,
  /** Levels of the JSON: it needs two, and keys that nobody knows may have more. */
  depth: 32,
  /** Characters of an encoded link. Longer ones are cut by chats and mail. */
  characters: 32_000,
  /** Characters of the code in an address of the earlier site. */
  legacyCharacters: 8_000,
} as const;
