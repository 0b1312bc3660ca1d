// Fields of the lab's form.

type SelectProps = {
  readonly label: string;
  readonly value: string | number;
  readonly values: readonly (readonly [value: string | number, words: string])[];
  readonly choose: (value: string) => void;
};

export const Select = ({ label, value, values, choose }: SelectProps) => (
  <label class="field">
    <span>{label}</span>
    <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {values.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
