// Preloaded into the programs that `npm test` starts. By default, V8 optimizes a function after a few calls. Linters
// and unit tests run a lot of code only a few times, so compiling it would take a third of their processor time.
process.getBuiltinModule('node:v8').setFlagsFromString('--interrupt-budget=1000000');
