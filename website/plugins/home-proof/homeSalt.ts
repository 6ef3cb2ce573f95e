/** What the classes of the home page are hashed with, so that no other page has them. */
export const HOME_SALT = 'home';
