import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';

interface SeparatorProps {
  label: string;
  orientation: 'vertical' | 'horizontal';
  value: number;
  min: number;
  max: number;
  /** The change for an arrow key; with Shift, four times as much. */
  step: number;
  /** The value in words, for screen readers. */
  valueText?: string;
  /** How far to drag, in pixels, to change the value by one. */
  pixelsPerUnit: () => number;
  onChange: (value: number) => void;
  onDrag?: (isDragging: boolean) => void;
  className: string;
  style?: CSSProperties;
}

/** A line between two parts that can be dragged or moved with arrow keys. */
export function Separator(props: SeparatorProps) {
  const { label, orientation, value, min, max, step, valueText, className } = props;
  const start = useRef<{ place: number; value: number }>(undefined);
  const placeOf = (event: PointerEvent) =>
    orientation === 'vertical' ? event.clientX : event.clientY;
  const change = (next: number) => props.onChange(Math.min(max, Math.max(min, Math.round(next))));

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!start.current) return;
    change(start.current.value + (placeOf(event) - start.current.place) / props.pixelsPerUnit());
  };
  const end = () => {
    start.current = undefined;
    props.onDrag?.(false);
  };
  const press = (event: KeyboardEvent) => {
    const size = step * (event.shiftKey ? 4 : 1);
    const next = {
      ArrowRight: value + size,
      ArrowDown: value + size,
      ArrowLeft: value - size,
      ArrowUp: value - size,
      Home: min,
      End: max,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  };

  return (
    <div
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={valueText}
      tabIndex={0}
      className={className}
      style={props.style}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        start.current = { place: placeOf(event), value };
        props.onDrag?.(true);
      }}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    />
  );
}
