export * as default from './colors';
