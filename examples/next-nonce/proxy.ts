import { type NextRequest, NextResponse } from 'next/server';

export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID();
  const scripts = `'self' 'nonce-${nonce}' 'strict-dynamic'`;
  const policy = `default-src 'self'; script-src ${scripts}; style-src 'self' 'nonce-${nonce}'`;

  // Next.js reads the nonce of its scripts from the policy of the request.
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set('x-nonce', nonce);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = { matcher: '/((?!_next/static|favicon.ico).*)' };
