/** `MAIN` stands for the name of the script. */
export const indexHTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>From the Griffel playground</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/MAIN.tsx"></script>
  </body>
</html>
`;

export const viteConfig = `import griffel from '@griffel/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    // A build compiles styles ahead of time. In development Griffel runs as it is, with its warnings.
    command === 'build' &&
      griffel({
        // For the TypeScript files that the styles import.
        babelOptions: { presets: ['@babel/preset-typescript'] },
      }),
  ],
}));
`;

export const tsconfig = `{
  "compilerOptions": {
    "target": "ES2022",
    "module": "ESNext",
    "moduleResolution": "bundler",
    "lib": ["ES2022", "DOM", "DOM.Iterable"],
    "types": [],
    "jsx": "react-jsx",
    "allowJs": true,
    "allowImportingTsExtensions": true,
    "strict": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src", "vite.config.ts"]
}
`;

export const readme = `# From the Griffel playground

Needs Node 20.20 or newer.

\`\`\`shell
npm install
npm run dev
\`\`\`

The first command installs what \`package.json\` names, the second serves the project and reloads it
as you edit.

- \`npm run build\` writes it to \`dist/\`, with the styles compiled ahead of time
- \`npm run preview\` serves that build
- \`npm run types\` checks the types

Your files are in \`src/\`.
`;
