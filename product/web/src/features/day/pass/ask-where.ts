/**
 * Asks the phone for its position when a worker clocks, and at no other moment. A worker who declines can clock all the
 * same.
 */
export const askWhere = (): Promise<string> =>
  new Promise((said) => {
    if (!("geolocation" in navigator)) return said("");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        said([latitude.toFixed(5), longitude.toFixed(5), Math.ceil(accuracy)].join(",")),
      () => said(""),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 0 },
    );
  });

const patienceMs = 8_000;
