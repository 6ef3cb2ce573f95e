#!/usr/bin/env node
// For the browser.
'use client'; // It has state.
// prettier-ignore
'use strict'
import { useState } from 'react';
import { makeStyles } from '@griffel/react';

export const useClasses = makeStyles({
  root: { color: 'red', backgroundImage: 'url(./dot.svg)' },
});
export { useState };
