export * from '../convertCSS.ts';
export * from '../proveConversion.ts';
