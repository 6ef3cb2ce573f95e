// Change: replaced by only the types of items that this site's navigation uses, because all of them are in
// the scripts of every page. Docusaurus reports an error if the configuration uses another.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';

export default { default: DefaultNavbarItem, doc: DocNavbarItem };
