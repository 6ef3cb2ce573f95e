import { useClasses as useBadgeStyles } from './Badge.styles';
import { useClasses as useButtonStyles } from './Button.styles';

export function App() {
  return (
    <p>
      <button className={useButtonStyles().root}>Save changes</button>{' '}
      <span className={useBadgeStyles().root}>New</span>
    </p>
  );
}
