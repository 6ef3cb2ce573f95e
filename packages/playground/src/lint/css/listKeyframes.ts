import { isRecord } from '@griffel-site/engine/isRecord';

/** The declarations in keyframes, which may be one object of frames or several. */
export function listKeyframes(value: unknown): { property: string; value: unknown }[] {
  const sets: unknown[] = Array.isArray(value) ? value : [value];
  return sets
    .flatMap(listValues)
    .flatMap((frame) =>
      isRecord(frame)
        ? Object.entries(frame).map(([property, inner]) => ({ property, value: inner }))
        : [],
    );
}

function listValues(value: unknown): unknown[] {
  return isRecord(value) ? Object.values(value) : [];
}
