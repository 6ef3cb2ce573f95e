// Preloaded into the programs that `npm test` starts. By default V8 optimizes a function after a few calls. Linters and
// unit tests run a lot of code a few times, so compiling took a third of their processor time, and the cores are busy.
process.getBuiltinModule('node:v8').setFlagsFromString('--interrupt-budget=1000000');
