// Change: nothing, because the settings name no announcement; the classic one ships the bar then, too.
export default function AnnouncementBar(): null {
  return null;
}
