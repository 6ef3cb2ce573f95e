// node scripts/compress.mjs: writes .gz files into the build, for servers that send what is ready.
import { compressFiles } from './lib/compressFiles.mjs';
import { BUILD } from './lib/paths.mjs';

console.log(`${compressFiles(BUILD)} files have a .gz beside them now.`);
