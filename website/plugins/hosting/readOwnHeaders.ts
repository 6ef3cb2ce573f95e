import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import type { Headers } from './createHeaders';

/** A document that is no page of the site and gets other headers than pages. */
export interface OwnDocument {
  /** Its path inside of the build. */
  file: string;
  /** In the place of those of pages. */
  headers: Headers;
}

/** What a `meta` element cannot say. Who opens the document by its address gets an origin of its own, too. */
const FRAME = 'sandbox allow-scripts allow-forms; frame-ancestors';

/** Of a picture that somebody opens by its address: it shows, and can do nothing. */
const PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/**
 * Finds the documents of a build that the policy of pages is not made for:
 *
 * - Documents that the site shows in frames alone. They end in `.htm`, unlike pages, and state their
 *   policy in a `meta` element, for hosts that send no headers of ours.
 * - Pictures with styles in them, which pages may not have.
 *
 * @param outDir - the build, absolute
 * @param files - paths inside of it
 * @param embedHosts - hosts that may show the playground in a frame: `frame-ancestors` is about all
 *   frames around a document, so the documents in the frames of the playground need them, too
 * @throws if a document for frames states no policy
 */
export function readOwnHeaders(
  outDir: string,
  files: readonly string[],
  embedHosts: readonly string[] = [],
): OwnDocument[] {
  return files.flatMap((file) => {
    const extension = path.extname(file);
    if (extension !== '.htm' && extension !== '.svg') return [];
    const text = fs.readFileSync(path.join(outDir, file), 'utf8');
    const policy =
      extension === '.htm'
        ? [readFramePolicy(text, file), ...embedHosts].join(' ')
        : readPicturePolicy(text);
    return policy === undefined ? [] : [{ file, headers: { 'Content-Security-Policy': policy } }];
  });
}

function readFramePolicy(html: string, file: string): string {
  let policy: string | undefined;
  const parser = new Parser({
    onopentag(name, { 'http-equiv': equivalent = '', content }) {
      if (name === 'meta' && equivalent.toLowerCase() === 'content-security-policy') {
        policy ??= content;
      }
    },
  });
  parser.end(html);
  if (policy === undefined) {
    throw new Error(
      `${file} states no Content Security Policy. A document that ends in .htm has to: in a <meta http-equiv="Content-Security-Policy">.`,
    );
  }
  return `${policy}; ${FRAME} 'self'`;
}

function readPicturePolicy(svg: string): string | undefined {
  return /<style|\sstyle=/.test(svg) ? PICTURE : undefined;
}
