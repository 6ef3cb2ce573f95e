import { Disclosure } from './Disclosure';

export default function Page() {
  return <Disclosure />;
}
