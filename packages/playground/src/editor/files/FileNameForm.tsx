import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { explainFileName } from './explainFileName.ts';
import { useTabStyles } from './useTabStyles.ts';

export interface FileNameFormProps {
  label: string;
  /** What the button does. */
  verb: string;
  /** The name as it is; empty for a new file. */
  initial: string;
  /** The names of the other files. */
  others: readonly string[];
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Asks for a file's name, and says why it cannot be had. */
export function FileNameForm({
  label,
  verb,
  initial,
  others,
  onName,
  onCancel,
}: FileNameFormProps) {
  const styles = useTabStyles();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<string>();

  useEffect(() => {
    const { current } = input;
    if (!current) return;
    current.focus();
    // The ending is to stay, mostly.
    current.setSelectionRange(initial.lastIndexOf('/') + 1, initial.lastIndexOf('.'));
  }, [initial]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    if (name === initial && name !== '') {
      onCancel();
      return;
    }
    const why = explainFileName(name, others);
    setReason(why);
    if (why === undefined) onName(name);
    else input.current?.focus();
  };

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        defaultValue={initial}
        placeholder="Button.tsx"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={reason !== undefined}
        aria-describedby={`${id}-reason`}
      />
      <button type="submit" className={styles.formButton}>
        {verb}
      </button>
      <button type="button" className={styles.formButton} onClick={onCancel}>
        Cancel
      </button>
      <p id={`${id}-reason`} role="alert" className={styles.reason}>
        {reason}
      </p>
    </form>
  );
}
