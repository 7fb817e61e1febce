/** The phone is asked where it is when somebody clocks, and at no other moment. Whoever does not want it clocks all the same. */
export function askWhereOnClocking(form: HTMLFormElement | null): void {
  if (!form || !("geolocation" in navigator)) return;
  let isAsked = false;
  form.addEventListener("submit", (event) => {
    if (isAsked) return;
    isAsked = true;
    event.preventDefault();
    const { submitter } = event;
    const send = () => form.requestSubmit(submitter);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude, longitude, accuracy } = coords;
        const said = [latitude.toFixed(5), longitude.toFixed(5), Math.ceil(accuracy)].join(",");
        form.querySelector<HTMLInputElement>("[name=position]")!.value = said;
        send();
      },
      send,
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 0 },
    );
  });
}

const patienceMs = 8_000;
