// The worker thread of createSampleRunner.ts: a message is a sample, the answer its report.
import { parentPort, workerData } from 'node:worker_threads';
import { createPackageLoader } from './createPackageLoader.mjs';
import { runSample } from './runSample.mjs';

const { root, allowed, assets } = workerData;
const loadPackages = createPackageLoader(root, allowed);

// A promise that a sample leaves rejected must not end the thread.
const rejections = [];
process.on('unhandledRejection', (reason) => rejections.push(reason));

parentPort.on('message', async (sample) => {
  rejections.length = 0;
  parentPort.postMessage(await runSample(sample, { loadPackages, assets, rejections }));
});

// jsdom is loaded: the time of the first sample starts now.
parentPort.postMessage('ready');
