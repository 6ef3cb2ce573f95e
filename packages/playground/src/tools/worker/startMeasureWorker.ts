// The script of the worker that measures.
import { answerJobs } from '../createJobWorker.ts';
import { measureText } from './measureText.ts';

answerJobs(measureText);
