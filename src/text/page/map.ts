/** Words of the map of the Networks. */
export const MAP = {
  larger: 'Larger',
  smaller: 'Smaller',
  all: 'Show the whole map',
};
