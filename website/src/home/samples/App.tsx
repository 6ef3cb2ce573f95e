import { useClasses as useBadgeClasses } from './Badge.styles';
import { useClasses as useButtonClasses } from './Button.styles';

export function App() {
  const button = useButtonClasses();
  const badge = useBadgeClasses();
  return (
    <p>
      <button className={button.root}>Save changes</button> <span className={badge.root}>New</span>
    </p>
  );
}
