import { makeStyles } from '@griffel/react';

const useClasses = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    // In RTL, left becomes right: these turn into
    // `padding-right` and `border-right`.
    paddingLeft: '16px',
    borderLeft: '4px solid #7cc7ff',
  },
  avatar: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    marginRight: '16px',
    borderRadius: '50%',
    backgroundColor: '#7cc7ff',
    color: '#0a0c10',
    fontWeight: 600,
    // @noflip keeps the shadow on the same side.
    boxShadow: '4px 4px 0 #2f6f9e /* @noflip */',
  },
  from: { margin: 0, fontSize: '16px' },
  text: { margin: '4px 0 0', color: '#9fabbc' },
});

interface MessageProps {
  from: string;
  text: string;
}

export function Message({ from, text }: MessageProps) {
  const classes = useClasses();

  return (
    <article className={classes.root}>
      <div className={classes.avatar} aria-hidden="true">
        {from.charAt(0)}
      </div>
      <div>
        <h1 className={classes.from}>{from}</h1>
        <p className={classes.text}>{text}</p>
      </div>
    </article>
  );
}
