export * as all from './barrel';
