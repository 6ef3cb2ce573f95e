export * from './tokens';
export { renamed as b, setRenamed } from './more';
