// One sheet for the maps of Caesar! and L'Empire de César: a conformal conic map of the Roman world, north up.

const radians = Math.PI / 180;
const SOUTH = 33 * radians;
const NORTH = 46 * radians;
const CENTRE = { lat: 38.6, lon: 15.5, x: 600, y: 370 };
const SCALE = 1500;

/** @param {number} latitude */
const stretch = (latitude) => Math.tan((Math.PI / 2 + latitude) / 2);
const cone = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(stretch(NORTH) / stretch(SOUTH));
const radius = (Math.cos(SOUTH) * stretch(SOUTH) ** cone) / cone;

/** @param {number} lat @param {number} lon */
const project = (lat, lon) => {
  const far = radius / stretch(lat * radians) ** cone;
  const turn = cone * (lon - CENTRE.lon) * radians;
  return [far * Math.sin(turn), radius - far * Math.cos(turn)];
};
const [, middle] = project(CENTRE.lat, CENTRE.lon);

/** @param {number} value */
export const round = (value) => Math.round(value * 10) / 10;

/**
 * Where a place lies on the sheet, in map units.
 * @param {{lat: number, lon: number}} place
 * @returns {[number, number]}
 */
export const onSheet = ({ lat, lon }) => {
  const [x, y] = project(lat, lon);
  return [round(CENTRE.x + SCALE * x), round(CENTRE.y - SCALE * (y - middle))];
};
