import type { EvaluationProgram } from '@griffel-site/engine';
import { runEvaluation } from '@griffel-site/engine/runEvaluation';
import { NO_JSON } from '../protocol/messages.ts';
import { removeNetworkAPIs } from '../lockdown/removeNetworkAPIs.ts';

/**
 * Runs in the worker: evaluates programs and answers with JSON. The functions that it needs are saved before
 * the user's code can replace them. That code can forge an answer, so the page validates answers anyway.
 */
const post = postMessage.bind(globalThis) as (message: string) => void;
const { stringify } = JSON;

removeNetworkAPIs(globalThis);

addEventListener('message', (event: MessageEvent<EvaluationProgram>) => {
  const outcome = runEvaluation(event.data);
  post(
    stringify(outcome, (_, value: unknown) =>
      value === undefined || (typeof value === 'number' && value - value !== 0)
        ? `${NO_JSON}${String(value)}`
        : value,
    ),
  );
});

post('ready');
