// The worker thread of createSampleRunner.ts: it receives samples and answers with their reports.
import { parentPort, workerData } from 'node:worker_threads';
import { createPackageLoader } from './createPackageLoader.mjs';
import { runSample } from './runSample.mjs';

const { root, allowed, assets } = workerData;
const loadPackages = createPackageLoader(root, allowed);

// An unhandled rejection in a sample must not end the thread.
const rejections = [];
process.on('unhandledRejection', (reason) => rejections.push(reason));

parentPort.on('message', async (sample) => {
  rejections.length = 0;
  parentPort.postMessage(await runSample(sample, { loadPackages, assets, rejections }));
});

// jsdom is loaded, so the time limit of the first sample can start.
parentPort.postMessage('ready');
