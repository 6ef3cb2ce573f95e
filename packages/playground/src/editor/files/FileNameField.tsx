import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { findNameClash, isFileName, LONGEST_NAME } from '../../project/Project.ts';
import { shareLimits } from '../../share/SharedCode.ts';
import { useFileNameStyles } from '../useEditorStyles.ts';

interface FileNameFieldProps {
  label: string;
  /** The current name; empty for a new file. */
  initial: string;
  /** The names of the other files. */
  others: readonly string[];
  /** The tab's position in the row of tabs and its width, in pixels. */
  place: { left: number; width: number };
  /** `isLeft`: the user has moved the focus elsewhere. */
  onName: (name: string, isLeft: boolean) => void;
  onCancel: (isLeft: boolean) => void;
}

/**
 * The field for a file's name. It covers the tab, so that nothing moves; a message below it says why a name is
 * invalid. Enter accepts the name and Escape cancels. Leaving the field accepts a valid name.
 */
export function FileNameField(props: FileNameFieldProps) {
  const { label, initial, others, place, onName, onCancel } = props;
  const styles = useFileNameStyles();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [isRefused, setRefused] = useState(false);
  const reason = explainFileName(name.trim(), others);

  useEffect(() => {
    const { current } = input;
    if (!current) return;
    current.focus({ preventScroll: true });
    // The extension rarely changes, so it is not selected.
    current.setSelectionRange(initial.lastIndexOf('/') + 1, initial.lastIndexOf('.'));
  }, [initial]);

  // Afterwards the focus moves on, which must not accept the name.
  const isDone = useRef(false);
  const cancel = (isLeft: boolean) => {
    isDone.current = true;
    onCancel(isLeft);
  };
  const finish = (isLeft: boolean) => {
    if (isDone.current) return;
    const typed = name.trim();
    if (typed !== initial && reason === undefined) {
      isDone.current = true;
      onName(typed, isLeft);
    } else if (isLeft || (typed === initial && typed !== '')) cancel(isLeft);
    else setRefused(true);
  };
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });

  useEffect(() => {
    // While the pointer is pressed in the code, the file must not change, so the name is accepted on the click.
    let isPressed = false;
    const isOutside = ({ target }: Event) =>
      !(target instanceof Node && form.current?.contains(target));
    const press = (event: Event) => (isPressed = isOutside(event));
    const release = () => (isPressed = false);
    const click = (event: Event) => {
      isPressed = false;
      if (isOutside(event)) latest.current(true);
    };
    const leave = () => {
      // If the whole window lost the focus, the field will get it back.
      const isKept = document.activeElement === input.current;
      if (!isPressed && !isKept) latest.current(true);
    };
    const { current } = input;
    const end = new AbortController();
    const first = { capture: true, signal: end.signal };
    document.addEventListener('pointerdown', press, first);
    document.addEventListener('pointercancel', release, first);
    document.addEventListener('click', click, first);
    current?.addEventListener('blur', leave, { signal: end.signal });
    return () => end.abort();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish(false);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        cancel(false);
      }}
    >
      <input
        ref={input}
        className={styles.input}
        style={{
          left: place.left,
          // With a longer name, the field covers the next tabs.
          width: `max(${String(place.width)}px, ${String(name.length)}ch + 24px)`,
          maxWidth: `calc(100% - ${String(place.left)}px)`,
        }}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        aria-label={label}
        placeholder="Button.tsx"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={isRefused && reason !== undefined}
        aria-describedby={`${id}-reason`}
      />
      <p
        id={`${id}-reason`}
        role="alert"
        className={styles.reason}
        style={{ left: `max(0px, min(${String(place.left)}px, 100% - 280px))` }}
      >
        {isRefused ? reason : undefined}
      </p>
    </form>
  );
}

/**
 * Says why a file cannot have a name.
 *
 * @param name - as the user typed it, trimmed
 * @param others - the names of the other files
 * @returns a sentence for the user; undefined if the name is valid
 */
export function explainFileName(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'Type a name, such as Button.tsx.';
  if (name.length > LONGEST_NAME) {
    return `A name can have at most ${String(LONGEST_NAME)} characters; this one has ${String(name.length)}.`;
  }
  if (!/\.[jt]sx?$/.test(name)) return 'The name must end in .tsx, .ts, .jsx or .js.';
  if (!isFileName(name)) {
    return 'Use letters, digits, “_”, “-” and “.”, with “/” between folders.';
  }
  const clash = findNameClash([...others, name]);
  if (clash) return `${clash[1]} already exists.`;
  if (others.length >= shareLimits.files) {
    return `There are already ${String(shareLimits.files)} files, the most that a link can hold.`;
  }
  return undefined;
}
