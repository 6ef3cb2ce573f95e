import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import type { Headers } from './createHeaders';

/** A document that is not a page of the site and gets other headers. */
export interface OwnDocument {
  /** Its path in the build. */
  file: string;
  /** The headers that replace those of pages. */
  headers: Headers;
}

/**
 * Directives that a `meta` element cannot set. They also give the document an opaque origin if it is opened
 * directly.
 */
const FRAME = 'sandbox allow-scripts allow-forms; frame-ancestors';

/** The policy of a picture that is opened directly: it is shown, but cannot do anything. */
const PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/**
 * Finds the documents of a build that need another policy than pages:
 *
 * - Documents that the site shows only in frames. Unlike pages, they end in `.htm`, and they state their
 *   policy in a `meta` element, for hosts that do not send our headers.
 * - Pictures that contain styles, which the policy of pages forbids.
 *
 * @param outDir - the build, absolute
 * @param files - paths in the build
 * @param embedHosts - hosts that may show the playground in a frame. `frame-ancestors` applies to all
 *   ancestors of a document, so documents in frames of the playground need them, too
 * @throws Error if a document for frames states no policy
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
