/* eslint-disable @typescript-eslint/no-require-imports -- It is what is tested. */
import { makeStyles } from '@griffel/react';
import { dialog } from './dialog';
import * as menu from './menu';
import { toast } from './toast';
import { border } from './border';
import { shape } from './shape';
import tooltip from './tooltip';
const { layers } = require('./layers');
const first = require('./first');
const second = require('./second');

// The compilers load required files first, then those of which names are imported, the last before the others.
export const useStyles = makeStyles({
  root: { zIndex: dialog, order: menu.layer, flexGrow: toast, flexShrink: tooltip },
  required: { zIndex: first.layer, order: second.layer, flexGrow: layers },
  circle: { borderTop: border, padding: shape.padding() },
});
