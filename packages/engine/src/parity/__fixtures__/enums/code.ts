import { makeStyles } from '@griffel/react';

enum Layer {
  Base,
  Popup = 40,
  Dialog,
}
enum Tone {
  Warm = 'orangered',
  Cold = 'steelblue',
}

export const useStyles = makeStyles({
  popup: { zIndex: Layer.Popup, color: Tone.Warm },
  dialog: { zIndex: Layer.Dialog, color: Tone.Cold },
  base: { zIndex: Layer.Base },
});
