// Change: ours, because the classic theme has none.
export { SearchButton as default } from '../search/SearchButton';
