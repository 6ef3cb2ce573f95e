import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { renderPage } from './renderPage';

const port = Number(process.env.PORT ?? 3000);
const client = readFileSync(join(__dirname, 'public/client.js'));

const server = createServer((request, response) => {
  if (request.url === '/client.js') {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(client);
  } else if (request.url === '/') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(renderPage());
  } else {
    response.writeHead(404).end('Not found');
  }
});

server.listen(port, () => console.log(`The page is at http://localhost:${port}/`));
