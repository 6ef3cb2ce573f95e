// Change: only the kinds of item that this site's navigation has, because each is part of the first
// view of every page. Docusaurus says so if the configuration names another.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';

export default { default: DefaultNavbarItem, doc: DocNavbarItem };
