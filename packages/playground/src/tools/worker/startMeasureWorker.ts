// The script of the worker that measures.
import { answerJobs } from './answerJobs.ts';
import { measureText } from './measureText.ts';

answerJobs(measureText);
