/* eslint-disable @typescript-eslint/no-require-imports -- It is what is tested. */
const { makeStyles } = require('@griffel/react');

exports.ink = 'red';
exports.useInk = makeStyles({ root: { color: 'teal' } });
