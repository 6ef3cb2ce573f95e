import { useId } from 'react';
import { useVersionStyles } from './useVersionStyles.ts';

export interface VersionPickerProps {
  /** What is chosen: `Griffel`. */
  label: string;
  /** Of `listVersions`: the newest first. */
  versions: readonly string[];
  chosen: string;
  onChoose: (version: string) => void;
}

/** Chooses a release of Griffel. */
export function VersionPicker({ label, versions, chosen, onChoose }: VersionPickerProps) {
  const styles = useVersionStyles();
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {versions.map((version, index) => (
          <option key={version} value={version}>
            {index === 0 ? `${version} (newest)` : version}
          </option>
        ))}
      </select>
    </span>
  );
}
