import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as shadowDOM from '@griffel/shadow-dom';
import { describeParity, type Fixture } from '@griffel-site/engine/parity';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

const root = fileURLToPath(new URL('../../templates/', import.meta.url));
const packages = {
  '@griffel/shadow-dom': { ...shadowDOM },
  react: { ...React },
  'react-dom': { ...ReactDOM },
  'react/jsx-runtime': { ...jsxRuntime },
};

const fixtures = fs.readdirSync(root).map((id): Fixture => {
  const folder = path.join(root, id);
  const files = fs
    .readdirSync(folder)
    .filter((file) => file !== 'template.json')
    .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')] as const);
  return { name: id, folder, files: Object.fromEntries(files), entry: 'App.tsx', packages };
});

describeParity(fixtures);
