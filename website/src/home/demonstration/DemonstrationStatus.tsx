import type { ProofComponent, ProofNote } from '../../../plugins/home-proof/HomeProof';

export interface DemonstrationStatusProps {
  notes: readonly ProofNote[];
  components: readonly ProofComponent[];
  /** The atom that is marked from the start. */
  story: string;
  className: string;
}

/** Says in words what the marks show. A sentence for each atom and element is there; one of them shows. */
export function DemonstrationStatus({
  notes,
  components,
  story,
  className,
}: DemonstrationStatusProps) {
  return (
    <p className={className} role="status">
      {notes.map(({ name, hue, code, components: writers }) => (
        <span key={name} className={`hue-${String(hue)}`} data-note={name} hidden={name !== story}>
          <code>{code}</code> is in {writers.join(' and ')}: one class, one rule.
        </span>
      ))}
      {components.map(({ element: { name, atoms }, lines }) => (
        <span key={name} data-note={name} hidden>
          {name} wears {atoms.length} classes and added{' '}
          {lines.filter(({ rule }) => rule !== undefined).length} rules.
        </span>
      ))}
    </p>
  );
}
